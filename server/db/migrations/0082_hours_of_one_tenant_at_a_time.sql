-- In a distributed database a trigger runs beside a part of its table, where a statement may speak of
-- one tenant only.
CREATE OR REPLACE FUNCTION "renew_restaurants_of_hours"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"one" record;
BEGIN
	FOR "one" IN SELECT DISTINCT "tenant_id", "restaurant_id" FROM "changed" LOOP
		UPDATE "restaurants" SET "menu_version" = "menu_version"
		WHERE "tenant_id" = "one"."tenant_id" AND "id" = "one"."restaurant_id";
	END LOOP;
	RETURN NULL;
END $$;
