-- Documents are read whole and found by other columns: statistics on them, for which ANALYZE sorts
-- thousands of documents, serve no plan. Expression indexes on a document keep their own.
DO $$
DECLARE
	document record;
BEGIN
	FOR document IN
		SELECT table_name, column_name FROM information_schema.columns
		JOIN information_schema.tables USING (table_schema, table_name)
		WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND data_type = 'jsonb'
	LOOP
		EXECUTE format('ALTER TABLE %I ALTER COLUMN %I SET STATISTICS 0', document.table_name, document.column_name);
	END LOOP;
END $$;
