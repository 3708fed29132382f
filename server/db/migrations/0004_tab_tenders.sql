DROP INDEX "payments_of_tab";--> statement-breakpoint
ALTER TABLE "tab_payments" ADD COLUMN "gift_cards" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tab_payments" ADD COLUMN "points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tab_payments" ADD COLUMN "points_worth" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_of_tab_by_gift_card" ON "payments" USING btree ("tenant_id","tab_payment_id","order_id","gift_card_id") WHERE "payments"."tab_payment_id" is not null and "payments"."gift_card_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_of_tab" ON "payments" USING btree ("tenant_id","tab_payment_id","order_id") WHERE "payments"."tab_payment_id" is not null and "payments"."status" <> 'surplus' and "payments"."gift_card_id" is null;--> statement-breakpoint
ALTER TABLE "tab_payments" ADD CONSTRAINT "tab_payments_points" CHECK ("tab_payments"."points" >= 0 and "tab_payments"."points_worth" between 0 and "tab_payments"."amount");--> statement-breakpoint
ALTER TABLE "tab_payments" ALTER COLUMN "gift_cards" SET STATISTICS 0;
