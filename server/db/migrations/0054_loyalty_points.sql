CREATE TABLE "loyalty_entries" (
	"tenant_id" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "loyalty_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"lot_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"points" integer NOT NULL,
	"order_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "loyalty_entries_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "loyalty_entries_points" CHECK (case when "loyalty_entries"."kind" in ('earn', 'return') then "loyalty_entries"."points" > 0 else "loyalty_entries"."points" < 0 end)
);
--> statement-breakpoint
CREATE TABLE "loyalty_lots" (
	"tenant_id" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "loyalty_lots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"earned" integer NOT NULL,
	"clawed_back" integer DEFAULT 0 NOT NULL,
	"left" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"available_at" timestamp with time zone,
	"voided_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "loyalty_lots_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "loyalty_lots_tenant_id_order_id_unique" UNIQUE("tenant_id","order_id"),
	CONSTRAINT "loyalty_lots_left" CHECK ("loyalty_lots"."left" between 0 and "loyalty_lots"."earned"),
	CONSTRAINT "loyalty_lots_clawed_back" CHECK ("loyalty_lots"."clawed_back" between 0 and "loyalty_lots"."earned")
);
--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "loyalty" jsonb;--> statement-breakpoint
ALTER TABLE "loyalty_entries" ADD CONSTRAINT "loyalty_entries_tenant_id_lot_id_loyalty_lots_tenant_id_id_fk" FOREIGN KEY ("tenant_id","lot_id") REFERENCES "public"."loyalty_lots"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_lots" ADD CONSTRAINT "loyalty_lots_tenant_id_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_lots" ADD CONSTRAINT "loyalty_lots_tenant_id_order_id_orders_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "loyalty_entries_user" ON "loyalty_entries" USING btree ("tenant_id","user_id","id");--> statement-breakpoint
CREATE INDEX "loyalty_entries_order" ON "loyalty_entries" USING btree ("tenant_id","order_id") WHERE "loyalty_entries"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "loyalty_lots_user" ON "loyalty_lots" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "loyalty_lots_expiry" ON "loyalty_lots" USING btree ("expires_at") WHERE "loyalty_lots"."left" > 0;--> statement-breakpoint
-- The ledger is written once; what is left of a lot stands in "loyalty_lots".
CREATE FUNCTION "refuse_changed_loyalty_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'a row of loyalty_entries is never changed';
END $$;
--> statement-breakpoint
CREATE TRIGGER "loyalty_entries_append_only" BEFORE UPDATE ON "loyalty_entries"
	FOR EACH ROW EXECUTE FUNCTION "refuse_changed_loyalty_entry"();
