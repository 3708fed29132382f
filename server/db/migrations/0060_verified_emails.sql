CREATE TABLE "verified_emails" (
	"tenant_id" integer NOT NULL,
	"shopper_id" uuid NOT NULL,
	"email" text NOT NULL,
	"verified_at" timestamp with time zone NOT NULL,
	CONSTRAINT "verified_emails_tenant_id_shopper_id_pk" PRIMARY KEY("tenant_id","shopper_id")
);
--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "shopper_id" uuid;--> statement-breakpoint
ALTER TABLE "verified_emails" ADD CONSTRAINT "verified_emails_tenant_id_shopper_id_shoppers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shopper_id") REFERENCES "public"."shoppers"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_tenant_id_shopper_id_shoppers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shopper_id") REFERENCES "public"."shoppers"("tenant_id","id") ON DELETE cascade ON UPDATE no action;