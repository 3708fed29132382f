import { beforeEach, describe, expect, test } from 'vitest';
import { lookAtDomains } from '#server/jobs/look-at-domains.ts';
import { checkOwnDomain } from '#server/tenants/check-domain.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { expectStatus } from '../setup/shopper.ts';
import { openDomainShop } from './domain-shop.ts';

const shop = await openDomainShop();
const { app, other, deps, pool, names, site, domainProbe, originOf } = shop;
const { owner, theirOwner, call, list, refusal, add, check, checked, prove, page } = shop;

let host = '';
beforeEach(() => {
  host = shop.newHost();
});

describe('the list', () => {
  test('begins with what the operator gave, which nobody proves or removes', async () => {
    expect(await list()).toEqual({
      domains: [
        {
          domain: small.host,
          name: small.host,
          address: 'https://corner.test',
          state: 'given',
          is_primary: true,
          proof: null,
          proved_at: null,
          failing_since: null,
          last_check: null,
        },
      ],
      target: small.host,
    });
    expect(refusal(await call('POST', `/${small.host}/check`)).code).toBe('domain_given');
    expect(refusal(await call('DELETE', `/${small.host}`)).code).toBe('domain_is_primary');
  });

  test('has a name as people write it', async () => {
    host = 'shop-münchen.example';
    const added = await add(host);
    expect(added).toMatchObject({
      domain: 'xn--shop-mnchen-yhb.example',
      name: 'shop-münchen.example',
      state: 'pending',
      is_primary: false,
    });
    expect(added.proof.record_name).toBe('_servery.xn--shop-mnchen-yhb.example');
  });

  test('takes nothing that is no domain', async () => {
    const reply = await call('POST', '', { domain: 'https://shop.example/menu' });
    expect(refusal(reply)).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(reply.body).toContain('without https:// or a path');
  });
});

describe('a domain that waits for its proof', () => {
  test('leads nowhere, keeps its token when it is added again, and is nobody else’s secret', async () => {
    const first = await add(host);
    const again = await add(host);
    expect(again.proof.record_value).toBe(first.proof.record_value);
    expect(first.proof.record_value).toMatch(/^servery-verification=[\da-f]{40}$/);
    expect((await add(host, theirOwner)).proof.record_value).not.toBe(first.proof.record_value);
    expect((await page(app, host)).statusCode).toBe(404);
    const { domains } = await list();
    expect(domains.map(({ domain, state }) => [domain, state])).toEqual([
      [small.host, 'given'],
      [host, 'pending'],
    ]);
  });

  test('says what was found instead', async () => {
    const { proof } = await add(host);
    names.set(proof.record_name, { txt: ['servery-verification=old'] });
    expect(await checked(host)).toMatchObject({
      state: 'pending',
      last_check: {
        dns: { state: 'different', found: ['servery-verification=old'] },
        file: { state: 'nothing', found: [] },
        reach: null,
      },
    });
    expect((await list()).domains[1]?.last_check?.dns.state).toBe('different');
  });

  test('is over after two weeks, and begins anew with another token', async () => {
    const { proof } = await add(host);
    names.set(proof.record_name, { txt: [proof.record_value] });
    await pool.query("update domains set expires_at = '2026-11-20T01:00:00Z'");
    expect(refusal(await check(host))).toMatchObject({ status: 409, code: 'domain_expired' });
    expect((await list()).domains[1]?.state).toBe('expired');
    const again = await add(host);
    expect(again.state).toBe('pending');
    expect(again.proof.record_value).not.toBe(proof.record_value);
    await pool.query("update domains set expires_at = '2026-11-01T01:00:00Z'");
    await lookAtDomains(deps);
    expect((await list()).domains).toHaveLength(1);
  });

  test('is one of twenty at most', async () => {
    await pool.query(
      `insert into domains (tenant_id, host, token, created_at, expires_at)
       select $1, 'shop-' || n || '.example', 'x', now(), now() + interval '9 years' from generate_series(1, 20) n`,
      [small.tenant],
    );
    expect(refusal(await call('POST', '', { domain: host }))).toMatchObject({
      status: 409,
      code: 'too_many_domains',
    });
  });
});

describe('a proved domain', () => {
  test('by its record leads to the tenant, on every instance at once', async () => {
    // Both remember that nobody has it.
    expect((await page(app, host)).statusCode).toBe(404);
    expect((await page(other.app, host)).statusCode).toBe(404);
    await prove(host);
    for (const instance of [app, other.app]) {
      await expect.poll(async () => (await page(instance, host)).statusCode).toBe(200);
      expect((await page(instance, host)).body).toContain('Corner Kitchen');
    }
    expect((await list()).domains[1]).toMatchObject({
      state: 'proved',
      proof: { expires_at: null },
      failing_since: null,
    });
  });

  test('is proved by a file as well', async () => {
    const { proof } = await add(host);
    site.answer((_request, response) => void response.end(proof.file_text));
    const { state, last_check } = await checked(host);
    expect([state, last_check?.file.state]).toEqual(['proved', 'right']);
  });

  test('is the first one’s of two tenants who prove it at once', async () => {
    const mine = await add(host);
    const theirs = await add(host, theirOwner);
    names.set(mine.proof.record_name, {
      txt: [mine.proof.record_value, theirs.proof.record_value],
    });
    const replies = await Promise.all([check(host), check(host, theirOwner)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const lost = replies.find(({ statusCode }) => statusCode === 409);
    expect(lost && refusal(lost)).toEqual({
      status: 409,
      code: 'host_taken',
      error: expect.stringContaining(`${host} belongs to another restaurant here`),
    });
    const loser = replies[0]?.statusCode === 409 ? owner : theirOwner;
    expect((await list(loser)).domains[1]?.state).toBe('taken');
    expect(refusal(await check(host, loser)).code).toBe('host_taken');
    const { rows } = await pool.query('select tenant_id from hosts where host = $1', [host]);
    expect(rows).toHaveLength(1);
  });

  test('is not added by another tenant, nor twice', async () => {
    await prove(host);
    expect(refusal(await call('POST', '', { domain: host }))).toMatchObject({
      status: 409,
      code: 'domain_yours',
    });
    expect(refusal(await call('POST', '', { domain: host }, theirOwner)).code).toBe('host_taken');
  });

  test('leads nowhere once it is removed', async () => {
    await prove(host);
    await expect.poll(async () => (await page(other.app, host)).statusCode).toBe(200);
    expectStatus(await call('DELETE', `/${host}`), 200);
    await expect.poll(async () => (await page(other.app, host)).statusCode).toBe(404);
    expect(refusal(await call('DELETE', `/${host}`))).toMatchObject({
      status: 404,
      code: 'unknown_domain',
    });
  });

  test('is not proved by a look that began before it was added anew', async () => {
    const { proof } = await add(host);
    names.set(proof.record_name, { txt: [proof.record_value] });
    const late = {
      ...deps,
      originOf,
      domainProbe: {
        ...domainProbe,
        prove: async (asked: Parameters<typeof domainProbe.prove>[0]) => {
          const found = await domainProbe.prove(asked);
          await pool.query("update domains set token = 'another' where host = $1", [host]);
          return found;
        },
      },
    };
    await expect(checkOwnDomain(late, small.tenant, host)).rejects.toMatchObject({
      code: 'unknown_domain',
    });
    expect((await page(app, host)).statusCode).toBe(404);
  });
});
