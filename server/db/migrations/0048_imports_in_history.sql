ALTER TABLE "menu_changes" ALTER COLUMN "staff_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "menu_changes" ADD COLUMN "imported" jsonb;--> statement-breakpoint
ALTER TABLE "menu_changes" ADD COLUMN "sold" jsonb DEFAULT '[]'::jsonb NOT NULL;