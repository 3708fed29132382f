ALTER TABLE "order_refunds" ADD COLUMN "cash_rounding" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "instead" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "replacement_card_id" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_tenant_id_replacement_card_id_gift_cards_tenant_id_id_fk" FOREIGN KEY ("tenant_id","replacement_card_id") REFERENCES "public"."gift_cards"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_replacement" ON "refunds" USING btree ("tenant_id","replacement_card_id") WHERE "refunds"."replacement_card_id" is not null;