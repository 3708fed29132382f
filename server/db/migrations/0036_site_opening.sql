ALTER TABLE "tenants" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "setup_marks" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- Who could sell before goes on: until now a tenant was closed as long as it had no restaurant.
UPDATE "tenants" SET "opened_at" = "created_at" WHERE EXISTS (
  SELECT FROM "restaurants" WHERE "restaurants"."tenant_id" = "tenants"."id"
);
