ALTER TABLE "orders" ADD COLUMN "is_mailed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "started_at" timestamp with time zone DEFAULT now() NOT NULL;