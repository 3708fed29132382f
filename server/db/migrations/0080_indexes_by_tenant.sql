DROP INDEX "audit_log_at";--> statement-breakpoint
DROP INDEX "contact_messages_touched";--> statement-breakpoint
DROP INDEX "domains_checked";--> statement-breakpoint
DROP INDEX "gift_card_payments_reference";--> statement-breakpoint
DROP INDEX "loyalty_lots_expiry";--> statement-breakpoint
DROP INDEX "newsletter_subscribers_waiting";--> statement-breakpoint
DROP INDEX "openid_attempts_expiry";--> statement-breakpoint
DROP INDEX "payments_reference";--> statement-breakpoint
DROP INDEX "config_previews_expiry";--> statement-breakpoint
DROP INDEX "reservations_held";--> statement-breakpoint
DROP INDEX "site_schedules_waiting";--> statement-breakpoint
DROP INDEX "site_schedules_running";--> statement-breakpoint
DROP INDEX "staff_passkey_challenges_expiry";--> statement-breakpoint
DROP INDEX "tab_payments_reference";--> statement-breakpoint
DROP INDEX "tab_payments_open";--> statement-breakpoint
DROP INDEX "one_time_codes_expiry";--> statement-breakpoint
DROP INDEX "user_passkey_challenges_expiry";--> statement-breakpoint
DROP INDEX "webhook_deliveries_due";--> statement-breakpoint
DROP INDEX "webhook_events_at";--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("tenant_id","at");--> statement-breakpoint
CREATE INDEX "contact_messages_touched" ON "contact_messages" USING btree ("tenant_id","touched_at");--> statement-breakpoint
CREATE INDEX "domains_checked" ON "domains" USING btree ("tenant_id","checked_at");--> statement-breakpoint
CREATE INDEX "gift_card_payments_reference" ON "gift_card_payments" USING btree ("tenant_id","gateway","reference");--> statement-breakpoint
CREATE INDEX "loyalty_lots_expiry" ON "loyalty_lots" USING btree ("tenant_id","expires_at") WHERE "loyalty_lots"."left" > 0;--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_waiting" ON "newsletter_subscribers" USING btree ("tenant_id","requested_at") WHERE "newsletter_subscribers"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "openid_attempts_expiry" ON "openid_attempts" USING btree ("tenant_id","expires_at");--> statement-breakpoint
CREATE INDEX "payments_reference" ON "payments" USING btree ("tenant_id","gateway","reference");--> statement-breakpoint
CREATE INDEX "config_previews_expiry" ON "config_previews" USING btree ("tenant_id","expires_at");--> statement-breakpoint
CREATE INDEX "reservations_held" ON "reservations" USING btree ("tenant_id","held_until") WHERE "reservations"."state" = 'held';--> statement-breakpoint
CREATE INDEX "site_schedules_waiting" ON "site_schedules" USING btree ("tenant_id","publish_at") WHERE "site_schedules"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "site_schedules_running" ON "site_schedules" USING btree ("tenant_id","revert_at") WHERE "site_schedules"."state" = 'running';--> statement-breakpoint
CREATE INDEX "staff_passkey_challenges_expiry" ON "staff_passkey_challenges" USING btree ("tenant_id","expires_at");--> statement-breakpoint
CREATE INDEX "tab_payments_reference" ON "tab_payments" USING btree ("tenant_id","gateway","reference");--> statement-breakpoint
CREATE INDEX "tab_payments_open" ON "tab_payments" USING btree ("tenant_id","expires_at") WHERE "tab_payments"."status" in ('pending', 'requires_action');--> statement-breakpoint
CREATE INDEX "one_time_codes_expiry" ON "one_time_codes" USING btree ("tenant_id","expires_at");--> statement-breakpoint
CREATE INDEX "user_passkey_challenges_expiry" ON "user_passkey_challenges" USING btree ("tenant_id","expires_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("tenant_id","next_at") WHERE "webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_events_at" ON "webhook_events" USING btree ("tenant_id","at");