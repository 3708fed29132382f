CREATE TABLE "sandbox_refunds" (
	"tenant_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "sandbox_refunds_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_refunds" (
	"tenant_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_refunds_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"selection" jsonb,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"actor" text NOT NULL,
	"staff_id" uuid,
	"staff_name" text,
	"staff_role" text,
	"request_key" text,
	"request_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_refunds_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "order_refunds_tenant_id_order_id_request_key_unique" UNIQUE("tenant_id","order_id","request_key")
);
--> statement-breakpoint
CREATE TABLE "payment_disputes" (
	"tenant_id" integer NOT NULL,
	"gateway" text NOT NULL,
	"id" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"respond_by" timestamp with time zone,
	"is_live" boolean NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_disputes_tenant_id_gateway_id_pk" PRIMARY KEY("tenant_id","gateway","id")
);
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_tenant_id_payment_id_kind_unique";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "part_shares" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "order_refund_id" uuid;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "staff_refund_limit" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_tenant_id_payment_id_sandbox_payments_tenant_id_id_fk" FOREIGN KEY ("tenant_id","payment_id") REFERENCES "public"."sandbox_payments"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_tenant_id_order_id_orders_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_tenant_id_payment_id_payments_tenant_id_id_fk" FOREIGN KEY ("tenant_id","payment_id") REFERENCES "public"."payments"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_refunds_order" ON "order_refunds" USING btree ("tenant_id","order_id","sequence");--> statement-breakpoint
CREATE INDEX "payment_disputes_payment" ON "payment_disputes" USING btree ("tenant_id","payment_id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_tenant_id_order_refund_id_order_refunds_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_refund_id") REFERENCES "public"."order_refunds"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("tenant_id","payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_void" ON "refunds" USING btree ("tenant_id","payment_id") WHERE "refunds"."kind" = 'void';--> statement-breakpoint
-- What went back so far went back whole, by the program.
INSERT INTO "order_refunds" ("tenant_id", "id", "order_id", "kind", "amount", "currency", "reason", "actor", "created_at")
SELECT r."tenant_id", r."id", p."order_id", CASE WHEN p."status" = 'surplus' THEN 'surplus' ELSE 'all' END,
	r."amount", p."currency", r."reason", 'system', r."created_at"
FROM "refunds" r JOIN "payments" p ON p."tenant_id" = r."tenant_id" AND p."id" = r."payment_id"
WHERE r."kind" = 'refund';
--> statement-breakpoint
UPDATE "refunds" SET "order_refund_id" = "id" WHERE "kind" = 'refund';
--> statement-breakpoint
-- The ledger is written once: what became of a refund stands in "refunds".
CREATE FUNCTION "refuse_changed_refund"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'a row of order_refunds is never changed';
END $$;
--> statement-breakpoint
CREATE TRIGGER "order_refunds_append_only" BEFORE UPDATE ON "order_refunds"
	FOR EACH ROW EXECUTE FUNCTION "refuse_changed_refund"();
