ALTER TABLE "restaurants" DROP COLUMN "paused_until";--> statement-breakpoint
ALTER TABLE "restaurants" DROP COLUMN "paused_types";--> statement-breakpoint
ALTER TABLE "restaurants" DROP COLUMN "pause_reason";--> statement-breakpoint
ALTER TABLE "restaurants" DROP COLUMN "busy_minutes";