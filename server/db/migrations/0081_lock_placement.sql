-- Locks what a placement needs in the fixed order of locks, and reads what stands under them
-- (server/db/queries/placements.ts). Volatile, so each statement sees what was committed before it
-- began: what a rival wrote before it let go of a lock is read behind that lock.
CREATE FUNCTION "lock_placement"(
	p_tenant integer, p_restaurant bigint, p_shopper uuid, p_owner uuid, p_key text, p_lines integer,
	p_kinds text[], p_ids bigint[], p_days text[],
	p_times timestamptz[], p_after timestamptz, p_before timestamptz,
	OUT cart json, OUT around json, OUT levels json, OUT loads json
) LANGUAGE plpgsql VOLATILE AS $$
DECLARE
	locked integer;
	-- Each by a statement of its own: one that reads a distributed table too would draw them on its
	-- node, which counts for itself, and what comes later would have lower ids.
	line_ids json := (
		SELECT coalesce(json_agg(nextval(pg_get_serial_sequence('order_lines', 'id'))), '[]')
		FROM generate_series(1, p_lines)
	);
	event_ids json := (
		SELECT json_agg(nextval(pg_get_serial_sequence('order_events', 'id')))
		FROM generate_series(1, 2)
	);
BEGIN
	SELECT json_build_object('id', c.id, 'version', c.version) INTO cart
	FROM carts c
	WHERE c.tenant_id = p_tenant AND c.shopper_id = p_shopper AND c.restaurant_id = p_restaurant
		AND c.closed_at IS NULL
	FOR UPDATE;

	SELECT json_build_object(
		'seen', json_build_object('id', r.id, 'version', r.ctid || ' ' || r.xmin),
		'pendingId', (
			SELECT o.id FROM carts c JOIN orders o ON o.tenant_id = c.tenant_id AND o.cart_id = c.id
			WHERE c.tenant_id = p_tenant AND c.shopper_id = p_shopper
				AND c.restaurant_id = p_restaurant AND c.closed_at IS NULL
				AND o.status = 'pending_payment'
		),
		'stored', (
			SELECT json_build_object('requestHash', i.request_hash, 'reply', i.reply)
			FROM idempotency_keys i
			WHERE i.tenant_id = p_tenant AND i.owner_id = p_owner AND i.key = p_key
		),
		'hasPrinters', EXISTS (
			SELECT FROM printers p WHERE p.tenant_id = p_tenant AND p.restaurant_id = p_restaurant
		),
		'hasWebhooks', EXISTS (
			SELECT FROM webhook_endpoints w WHERE w.tenant_id = p_tenant AND w.is_active
		),
		'lineIds', line_ids,
		'eventIds', event_ids
	) INTO around
	FROM restaurants r
	WHERE r.tenant_id = p_tenant AND r.id = p_restaurant
	FOR SHARE OF r;

	IF p_ids IS NULL THEN
		RETURN;
	END IF;

	levels := '[]';
	IF cardinality(p_ids) > 0 THEN
		PERFORM FROM stock_levels l
		WHERE l.tenant_id = p_tenant
			AND (l.kind, l.item_id) IN (SELECT * FROM unnest(p_kinds, p_ids))
		ORDER BY l.kind, l.item_id
		FOR UPDATE OF l;

		SELECT coalesce(json_agg(json_build_object(
			'kind', l.kind, 'itemId', l.item_id,
			'day', CASE WHEN l.daily_halves IS NOT NULL THEN asked.day END,
			'left', coalesce(l.halves, d.halves, l.daily_halves), 'dailyHalves', l.daily_halves
		)), '[]') INTO levels
		FROM unnest(p_kinds, p_ids, p_days) AS asked (kind, item_id, day)
		JOIN stock_levels l
			ON l.tenant_id = p_tenant AND l.kind = asked.kind AND l.item_id = asked.item_id
		LEFT JOIN stock_days d
			ON d.tenant_id = p_tenant AND d.kind = asked.kind AND d.item_id = asked.item_id
				AND d.business_day = asked.day;
	END IF;

	IF p_times IS NULL THEN
		RETURN;
	END IF;

	PERFORM FROM slot_usage s
	WHERE s.tenant_id = p_tenant AND s.restaurant_id = p_restaurant AND s.starts_at = ANY (p_times)
	ORDER BY s.starts_at
	FOR UPDATE;
	GET DIAGNOSTICS locked = ROW_COUNT;
	IF locked < cardinality(p_times) THEN
		INSERT INTO slot_usage (tenant_id, restaurant_id, starts_at, orders, units)
		SELECT p_tenant, p_restaurant, t, 0, 0 FROM unnest(p_times) AS t ORDER BY t
		ON CONFLICT DO NOTHING;
		PERFORM FROM slot_usage s
		WHERE s.tenant_id = p_tenant AND s.restaurant_id = p_restaurant AND s.starts_at = ANY (p_times)
		ORDER BY s.starts_at
		FOR UPDATE;
	END IF;

	SELECT coalesce(json_agg(json_build_object(
		'startsAt', (extract(epoch FROM s.starts_at) * 1000)::bigint, 'orders', s.orders,
		'units', s.units
	) ORDER BY s.starts_at), '[]') INTO loads
	FROM slot_usage s
	WHERE s.tenant_id = p_tenant AND s.restaurant_id = p_restaurant
		AND s.starts_at > p_after AND s.starts_at < p_before;
END $$;
