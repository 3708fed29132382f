CREATE FUNCTION "renew_restaurants_of_hours"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "restaurants" SET "menu_version" = "menu_version"
	WHERE ("tenant_id", "id") IN (SELECT "tenant_id", "restaurant_id" FROM "changed");
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "restaurant_hours_inserted" AFTER INSERT ON "restaurant_hours"
	REFERENCING NEW TABLE AS "changed"
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_restaurants_of_hours"();
--> statement-breakpoint
CREATE TRIGGER "restaurant_hours_updated" AFTER UPDATE ON "restaurant_hours"
	REFERENCING NEW TABLE AS "changed"
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_restaurants_of_hours"();
--> statement-breakpoint
CREATE TRIGGER "restaurant_hours_deleted" AFTER DELETE ON "restaurant_hours"
	REFERENCING OLD TABLE AS "changed"
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_restaurants_of_hours"();
--> statement-breakpoint
CREATE TRIGGER "restaurant_exceptions_inserted" AFTER INSERT ON "restaurant_exceptions"
	REFERENCING NEW TABLE AS "changed"
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_restaurants_of_hours"();
--> statement-breakpoint
CREATE TRIGGER "restaurant_exceptions_updated" AFTER UPDATE ON "restaurant_exceptions"
	REFERENCING NEW TABLE AS "changed"
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_restaurants_of_hours"();
--> statement-breakpoint
CREATE TRIGGER "restaurant_exceptions_deleted" AFTER DELETE ON "restaurant_exceptions"
	REFERENCING OLD TABLE AS "changed"
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_restaurants_of_hours"();
