CREATE TABLE "mail_texts" (
	"tenant_id" integer NOT NULL,
	"mail" text NOT NULL,
	"subject" text,
	"greeting" text,
	"heading" text,
	"intro" text,
	"closing" text,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mail_texts_tenant_id_mail_pk" PRIMARY KEY("tenant_id","mail")
);
--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "mail_sender_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "mail_answers_to" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_texts" ADD CONSTRAINT "mail_texts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;