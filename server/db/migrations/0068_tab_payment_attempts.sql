DROP INDEX "payments_of_tab";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "attempt_id" uuid;--> statement-breakpoint
ALTER TABLE "tab_payments" ADD COLUMN "split_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tab_payments" ADD COLUMN "attempt_id" uuid;--> statement-breakpoint
ALTER TABLE "tab_payments" ADD COLUMN "attempt_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tabs" ADD COLUMN "split_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "tab_payments_attempt" ON "tab_payments" USING btree ("tenant_id","attempt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_of_tab" ON "payments" USING btree ("tenant_id","tab_payment_id","order_id") WHERE "payments"."tab_payment_id" is not null and "payments"."status" <> 'surplus';