ALTER TABLE "configuration_values" ADD COLUMN "is_available" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "configuration_values" ADD COLUMN "unavailable_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "busy_minutes_by_type" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "pauses" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- A pause that stands goes on for each of its order types.
UPDATE "restaurants" SET "pauses" = (
	SELECT coalesce(jsonb_object_agg(t, jsonb_build_object(
		'until', to_char("paused_until" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
		'reason', "pause_reason"
	)), '{}'::jsonb) FROM unnest("paused_types") t
) WHERE "paused_until" IS NOT NULL;
--> statement-breakpoint
UPDATE "restaurants" SET "busy_minutes_by_type" = jsonb_build_object(
	'pickup', "busy_minutes", 'delivery', "busy_minutes", 'dine_in', "busy_minutes"
) WHERE "busy_minutes" > 0;
