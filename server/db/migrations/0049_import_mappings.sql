CREATE TABLE "menu_import_mappings" (
	"tenant_id" integer NOT NULL,
	"headings" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "menu_import_mappings_tenant_id_headings_pk" PRIMARY KEY("tenant_id","headings")
);
--> statement-breakpoint
ALTER TABLE "menu_import_mappings" ADD CONSTRAINT "menu_import_mappings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;