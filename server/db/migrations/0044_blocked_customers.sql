CREATE TABLE "blocked_customers" (
	"tenant_id" integer NOT NULL,
	"key" text NOT NULL,
	"customer_key" text NOT NULL,
	"reason" text NOT NULL,
	"blocked_by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocked_customers_tenant_id_key_pk" PRIMARY KEY("tenant_id","key")
);
--> statement-breakpoint
ALTER TABLE "blocked_customers" ADD CONSTRAINT "blocked_customers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocked_customers_customer" ON "blocked_customers" USING btree ("tenant_id","customer_key");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("tenant_id","placed_at","id") WHERE not "orders"."is_test" and "orders"."status" not in ('pending_payment', 'expired');--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("tenant_id",(case when regexp_replace("customer"->>'phone_no', '[^0-9]', '', 'g') <> '' then 'phone:' || right(regexp_replace("customer"->>'phone_no', '[^0-9]', '', 'g'), 9) when "customer"->>'email' <> '' then 'email:' || lower("customer"->>'email') end),"placed_at","id") WHERE not "orders"."is_test" and "orders"."status" not in ('pending_payment', 'expired');--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree ("tenant_id",lower("customer"->>'email') text_pattern_ops) WHERE not "orders"."is_test" and "orders"."status" not in ('pending_payment', 'expired');