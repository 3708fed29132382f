import { allLanguages } from '#schemas/offered-languages.ts';

/** What `npm run tenants -- --help` prints. */
export const usage = `Makes and runs the tenants of an installation: the restaurant businesses, each with its own site.

  npm run tenants -- create --name "Corner Kitchen" --host orders.corner.example \\
      --currency AUD --locale en-AU --time-zone Australia/Sydney --owner olive@corner.example
  npm run tenants -- list
  npm run tenants -- invite --tenant 1000 --owner olive@corner.example
  npm run tenants -- suspend --tenant 1000
  npm run tenants -- restore --tenant 1000
  npm run tenants -- export --tenant 1000 corner.zip
  npm run tenants -- delete --tenant 1000 [--grace-days 30]
  npm run tenants -- undelete --tenant 1000

  create     makes a tenant that is closed: no restaurant, no menu, nothing to order. --host may be
             given several times; the first one stands in mails. The link that is printed lets its
             owner choose a password and set everything else up. --locale is a language with its
             country: ${allLanguages.join(', ')} are what customers can read
  invite     invites another owner, or gives the link of an open invitation again; it ends after
             7 days and works once
  suspend    takes its site down at once: nobody orders, its staff still sign in and read
  restore    lets it run again
  export     writes everything of it into a .zip file, or into a new folder; no password, key or
             token is in it
  delete     takes it away as if there were none; after the days of grace (30, at most 365) a daily
             job of the server removes every row and picture of it for good
  undelete   brings it back within that time

It works on the database of DATABASE_URL, else on the installation's own, and says which; with
NODE_ENV=production it makes none. Running servers learn of a change at once. The server offers the
same as calls (/api/openapi.json) where OPERATOR_KEY is set.`;
