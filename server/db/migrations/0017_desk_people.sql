CREATE TABLE "desk_devices" (
	"tenant_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"restaurant_id" bigint NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"registered_by" uuid NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"staff_id" uuid,
	"staff_used_at" timestamp with time zone,
	CONSTRAINT "desk_devices_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "desk_devices_token" UNIQUE("tenant_id","token_hash"),
	CONSTRAINT "desk_devices_staff" CHECK (("desk_devices"."staff_id" is null) = ("desk_devices"."staff_used_at" is null))
);
--> statement-breakpoint
ALTER TABLE "staff_accounts" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_accounts" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD COLUMN "pin_hash" text;--> statement-breakpoint
ALTER TABLE "desk_devices" ADD CONSTRAINT "desk_devices_tenant_id_restaurant_id_restaurants_tenant_id_id_fk" FOREIGN KEY ("tenant_id","restaurant_id") REFERENCES "public"."restaurants"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_devices" ADD CONSTRAINT "desk_devices_tenant_id_registered_by_staff_accounts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","registered_by") REFERENCES "public"."staff_accounts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_devices" ADD CONSTRAINT "desk_devices_tenant_id_staff_id_staff_accounts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","staff_id") REFERENCES "public"."staff_accounts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD CONSTRAINT "staff_accounts_pin" UNIQUE("tenant_id","pin_hash");--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD CONSTRAINT "staff_accounts_sign_in" CHECK (("staff_accounts"."email" is null) = ("staff_accounts"."password_hash" is null)
        and ("staff_accounts"."role" = 'staff' or "staff_accounts"."email" is not null));