ALTER TABLE "payments" ADD COLUMN "authorised" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "capture_asked_at" timestamp with time zone;