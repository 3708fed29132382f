CREATE TABLE "staff_recovery_codes" (
	"tenant_id" integer NOT NULL,
	"staff_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "staff_recovery_codes_tenant_id_staff_id_code_hash_pk" PRIMARY KEY("tenant_id","staff_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_second_factors" (
	"tenant_id" integer NOT NULL,
	"staff_id" uuid NOT NULL,
	"sealed_secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "staff_second_factors_tenant_id_staff_id_pk" PRIMARY KEY("tenant_id","staff_id")
);
--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "is_second_factor_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_tenant_id_staff_id_staff_second_factors_tenant_id_staff_id_fk" FOREIGN KEY ("tenant_id","staff_id") REFERENCES "public"."staff_second_factors"("tenant_id","staff_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_second_factors" ADD CONSTRAINT "staff_second_factors_tenant_id_staff_id_staff_accounts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","staff_id") REFERENCES "public"."staff_accounts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;