CREATE TABLE "domains" (
	"tenant_id" integer NOT NULL,
	"host" text NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"proved_at" timestamp with time zone,
	"last_check" jsonb,
	"checked_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	CONSTRAINT "domains_tenant_id_host_pk" PRIMARY KEY("tenant_id","host"),
	CONSTRAINT "domains_proved" CHECK (("domains"."proved_at" is null) <> ("domains"."expires_at" is null))
);
--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "is_primary_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "domains_checked" ON "domains" USING btree ("checked_at");