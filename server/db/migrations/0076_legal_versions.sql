CREATE TABLE "legal_versions" (
	"tenant_id" integer NOT NULL,
	"version" integer NOT NULL,
	"restaurant_id" bigint,
	"texts" jsonb NOT NULL,
	"in_force_from" timestamp with time zone NOT NULL,
	CONSTRAINT "legal_versions_tenant_id_version_pk" PRIMARY KEY("tenant_id","version")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "legal_version" integer;--> statement-breakpoint
ALTER TABLE "legal_versions" ADD CONSTRAINT "legal_versions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_versions" ADD CONSTRAINT "legal_versions_tenant_id_restaurant_id_restaurants_tenant_id_id_fk" FOREIGN KEY ("tenant_id","restaurant_id") REFERENCES "public"."restaurants"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "legal_versions_of_scope" ON "legal_versions" USING btree ("tenant_id","restaurant_id","version");--> statement-breakpoint
ALTER TABLE "legal_versions" ALTER COLUMN "texts" SET STATISTICS 0;