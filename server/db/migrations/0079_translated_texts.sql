ALTER TABLE "configuration_attributes" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "configuration_values" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "modifier_groups" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "modifiers" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "combo_components" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "combos" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "deal_components" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "half_sets" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "configuration_attributes" ALTER COLUMN "translations" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "configuration_values" ALTER COLUMN "translations" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "modifier_groups" ALTER COLUMN "translations" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "modifiers" ALTER COLUMN "translations" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "categories" ALTER COLUMN "translations" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "translations" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "combo_components" ALTER COLUMN "translations" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "combos" ALTER COLUMN "translations" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "deal_components" ALTER COLUMN "translations" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "deals" ALTER COLUMN "translations" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "half_sets" ALTER COLUMN "translations" SET STATISTICS 0;