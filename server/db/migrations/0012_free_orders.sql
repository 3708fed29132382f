-- Orders with nothing to pay were marked with the way that had been chosen for them.
UPDATE "orders" SET "payment_method" = 'none' WHERE "total" = 0 AND "due" = 0;
