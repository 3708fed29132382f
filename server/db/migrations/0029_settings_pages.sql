ALTER TABLE "restaurants" ADD COLUMN "settings_revisions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "tax_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "settings_revisions" jsonb DEFAULT '{}'::jsonb NOT NULL;