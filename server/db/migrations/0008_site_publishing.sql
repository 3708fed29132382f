CREATE TABLE "site_drafts" (
	"tenant_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"restaurant_id" bigint,
	"revision" integer DEFAULT 0 NOT NULL,
	"document" jsonb NOT NULL,
	"base_version" integer NOT NULL,
	"last_transaction_id" uuid,
	"updated_at" timestamp with time zone,
	"updated_by" text,
	CONSTRAINT "site_drafts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "site_drafts_scope" UNIQUE NULLS NOT DISTINCT("tenant_id","restaurant_id")
);
--> statement-breakpoint
CREATE TABLE "site_locks" (
	"tenant_id" integer PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"keys" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_overrides" (
	"tenant_id" integer NOT NULL,
	"restaurant_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "site_overrides_tenant_id_restaurant_id_pk" PRIMARY KEY("tenant_id","restaurant_id")
);
--> statement-breakpoint
CREATE TABLE "site_schedules" (
	"tenant_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"restaurant_id" bigint,
	"state" text NOT NULL,
	"changes" jsonb NOT NULL,
	"inverse" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"revert_at" timestamp with time zone,
	"author_id" uuid NOT NULL,
	"author" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_schedules_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "site_schedules_state" CHECK ("site_schedules"."state" in ('waiting', 'running', 'done', 'cancelled')),
	CONSTRAINT "site_schedules_order" CHECK ("site_schedules"."revert_at" > "site_schedules"."publish_at")
);
--> statement-breakpoint
CREATE TABLE "site_versions" (
	"tenant_id" integer NOT NULL,
	"version" integer NOT NULL,
	"restaurant_id" bigint,
	"document" jsonb NOT NULL,
	"author_id" uuid,
	"author" text,
	"note" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_versions_tenant_id_version_pk" PRIMARY KEY("tenant_id","version"),
	CONSTRAINT "site_versions_kind" CHECK ("site_versions"."kind" in ('first', 'published', 'scheduled', 'reverted'))
);
--> statement-breakpoint
ALTER TABLE "site_drafts" ADD CONSTRAINT "site_drafts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_drafts" ADD CONSTRAINT "site_drafts_tenant_id_restaurant_id_restaurants_tenant_id_id_fk" FOREIGN KEY ("tenant_id","restaurant_id") REFERENCES "public"."restaurants"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_locks" ADD CONSTRAINT "site_locks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_overrides" ADD CONSTRAINT "site_overrides_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_overrides" ADD CONSTRAINT "site_overrides_tenant_id_restaurant_id_restaurants_tenant_id_id_fk" FOREIGN KEY ("tenant_id","restaurant_id") REFERENCES "public"."restaurants"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_schedules" ADD CONSTRAINT "site_schedules_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_schedules" ADD CONSTRAINT "site_schedules_tenant_id_restaurant_id_restaurants_tenant_id_id_fk" FOREIGN KEY ("tenant_id","restaurant_id") REFERENCES "public"."restaurants"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_tenant_id_restaurant_id_restaurants_tenant_id_id_fk" FOREIGN KEY ("tenant_id","restaurant_id") REFERENCES "public"."restaurants"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_schedules_waiting" ON "site_schedules" USING btree ("publish_at") WHERE "site_schedules"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "site_schedules_running" ON "site_schedules" USING btree ("revert_at") WHERE "site_schedules"."state" = 'running';--> statement-breakpoint
CREATE INDEX "site_versions_of_scope" ON "site_versions" USING btree ("tenant_id","restaurant_id","version");