ALTER TABLE "guests" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
CREATE INDEX "gift_cards_owner" ON "gift_cards" USING btree ("tenant_id","owner_id") WHERE "gift_cards"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "guests_merged_into" ON "guests" USING btree ("tenant_id","merged_into") WHERE "guests"."merged_into" is not null;