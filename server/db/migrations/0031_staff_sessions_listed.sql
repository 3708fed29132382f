ALTER TABLE "staff_accounts" DROP CONSTRAINT "staff_accounts_sign_in";--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD COLUMN "password_link_hash" text;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_id" UNIQUE("tenant_id","id");--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD CONSTRAINT "staff_accounts_sign_in" CHECK (("staff_accounts"."email" is null) = ("staff_accounts"."password_hash" is null)
        and ("staff_accounts"."role" = 'staff' or "staff_accounts"."email" is not null or "staff_accounts"."removed_at" is not null));