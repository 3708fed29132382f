ALTER TABLE "areas" ADD COLUMN "is_removed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE FUNCTION "refuse_removed_table"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"is_gone" boolean;
BEGIN
	-- Waits for whoever takes the table off the plan at this moment, and sees what they did.
	SELECT "is_removed" INTO "is_gone" FROM "dining_tables"
		WHERE "tenant_id" = NEW."tenant_id" AND "id" = NEW."table_id" FOR SHARE;
	IF "is_gone" THEN
		RAISE EXCEPTION 'table % was taken off the plan', NEW."table_id"
			USING ERRCODE = 'exclusion_violation', TABLE = 'reservation_tables', CONSTRAINT = 'reservation_tables_free';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "reservation_tables_on_plan" BEFORE INSERT ON "reservation_tables"
	FOR EACH ROW WHEN (upper(NEW."during") > now()) EXECUTE FUNCTION "refuse_removed_table"();
