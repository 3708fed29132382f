CREATE TABLE "gift_card_entries" (
	"tenant_id" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "gift_card_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"gift_card_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"order_id" uuid,
	"staff_id" uuid,
	"staff_name" text,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_card_entries_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "gift_card_payments" (
	"tenant_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"gift_card_id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reference" text,
	"failure_code" text,
	"created_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	CONSTRAINT "gift_card_payments_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "gift_card_refunds" (
	"tenant_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"reference" text,
	"request_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"last_error" text DEFAULT '' NOT NULL,
	CONSTRAINT "gift_card_refunds_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "gift_card_refunds_tenant_id_payment_id_request_key_unique" UNIQUE("tenant_id","payment_id","request_key")
);
--> statement-breakpoint
CREATE TABLE "gift_card_settings" (
	"tenant_id" integer PRIMARY KEY NOT NULL,
	"is_sold" boolean DEFAULT false NOT NULL,
	"amounts" jsonb NOT NULL,
	"lowest" bigint NOT NULL,
	"highest" bigint NOT NULL,
	"designs" jsonb NOT NULL,
	"expiry_months" integer
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"tenant_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"restaurant_id" bigint NOT NULL,
	"state" text NOT NULL,
	"code_hash" text NOT NULL,
	"last_four" text NOT NULL,
	"code_sealed" text,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"expires_on" text,
	"expires_at" timestamp with time zone,
	"design" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"sender_name" text NOT NULL,
	"sender_email" text NOT NULL,
	"recipient_name" text NOT NULL,
	"recipient_email" text NOT NULL,
	"deliver_on" text,
	"deliver_at" timestamp with time zone,
	"queued_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"shopper_id" uuid,
	"sold_by" uuid,
	"owner_id" uuid,
	"request_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"void_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "gift_cards_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "gift_cards_tenant_id_code_hash_unique" UNIQUE("tenant_id","code_hash"),
	CONSTRAINT "gift_cards_tenant_id_request_key_unique" UNIQUE("tenant_id","request_key"),
	CONSTRAINT "gift_cards_amount" CHECK ("gift_cards"."amount" > 0)
);
--> statement-breakpoint
DROP INDEX "payments_succeeded";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "gift_card_id" uuid;--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_tenant_id_gift_card_id_gift_cards_tenant_id_id_fk" FOREIGN KEY ("tenant_id","gift_card_id") REFERENCES "public"."gift_cards"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_payments" ADD CONSTRAINT "gift_card_payments_tenant_id_gift_card_id_gift_cards_tenant_id_id_fk" FOREIGN KEY ("tenant_id","gift_card_id") REFERENCES "public"."gift_cards"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_refunds" ADD CONSTRAINT "gift_card_refunds_tenant_id_payment_id_gift_card_payments_tenant_id_id_fk" FOREIGN KEY ("tenant_id","payment_id") REFERENCES "public"."gift_card_payments"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_settings" ADD CONSTRAINT "gift_card_settings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_tenant_id_restaurant_id_restaurants_tenant_id_id_fk" FOREIGN KEY ("tenant_id","restaurant_id") REFERENCES "public"."restaurants"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_card_entries_card" ON "gift_card_entries" USING btree ("tenant_id","gift_card_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_card_entries_issue" ON "gift_card_entries" USING btree ("tenant_id","gift_card_id") WHERE "gift_card_entries"."kind" = 'issue';--> statement-breakpoint
CREATE INDEX "gift_card_payments_card" ON "gift_card_payments" USING btree ("tenant_id","gift_card_id");--> statement-breakpoint
CREATE INDEX "gift_card_payments_reference" ON "gift_card_payments" USING btree ("gateway","reference");--> statement-breakpoint
CREATE INDEX "gift_card_payments_taken" ON "gift_card_payments" USING btree ("tenant_id","taken_at") WHERE "gift_card_payments"."taken_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "gift_card_payments_succeeded" ON "gift_card_payments" USING btree ("tenant_id","gift_card_id") WHERE "gift_card_payments"."status" = 'succeeded';--> statement-breakpoint
CREATE INDEX "gift_card_refunds_created" ON "gift_card_refunds" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "gift_card_refunds_waiting" ON "gift_card_refunds" USING btree ("tenant_id","next_attempt_at") WHERE "gift_card_refunds"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "gift_cards_last_four" ON "gift_cards" USING btree ("tenant_id","last_four");--> statement-breakpoint
CREATE INDEX "gift_cards_to_mail" ON "gift_cards" USING btree ("tenant_id","deliver_at") WHERE "gift_cards"."queued_at" is null and "gift_cards"."deliver_at" is not null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_tenant_id_gift_card_id_gift_cards_tenant_id_id_fk" FOREIGN KEY ("tenant_id","gift_card_id") REFERENCES "public"."gift_cards"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_succeeded" ON "payments" USING btree ("tenant_id","order_id") WHERE "payments"."status" = 'succeeded' and "payments"."gateway" not in ('cash', 'gift_card');--> statement-breakpoint
CREATE FUNCTION "refuse_changed_gift_card_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'a row of gift_card_entries is never changed';
END $$;
--> statement-breakpoint
CREATE TRIGGER "gift_card_entries_append_only" BEFORE UPDATE ON "gift_card_entries"
	FOR EACH ROW EXECUTE FUNCTION "refuse_changed_gift_card_entry"();
