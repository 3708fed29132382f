import { contract } from '#schemas/api/contract.ts';
import type { Database } from '#server/db/client.ts';
import { insertPasskey } from '#server/db/queries/staff-passkeys.ts';
import { staffLinkToken } from '#server/identity/staff-links.ts';
import type { TestDatabase } from '#tests/database/create-test-database.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import type { TestApp } from './build-test-app.ts';
import { addPerson, registerDevice } from './desk-device.ts';
import { password, signStaffIn } from './sign-staff-in.ts';

const credential = { id: 'theirs', rawId: 'theirs', type: 'public-key' } as const;
const registration = {
  ...credential,
  response: { clientDataJSON: 'e30', attestationObject: 'oA' },
};
const assertion = {
  ...credential,
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
};

async function theirPasskey(db: Database, staffId: string): Promise<string> {
  const { id } = await insertPasskey(db, {
    tenantId: small.otherTenant,
    staffId,
    credentialId: credential.id,
    publicKey: 'AA',
    counter: 0,
    host: small.otherHost,
    name: 'Their phone',
    isSynced: false,
    addedAt: fridayNoon,
  });
  return id;
}

/** Calls about accounts of staff, each with what is the other tenant's. */
export async function foreignAccountCalls({
  app,
  deps,
  db,
  pool,
}: TestApp & Pick<TestDatabase, 'db' | 'pool'>) {
  const email = 'owner@pizza.test';
  const signIn = () => signStaffIn(app, email, small.otherHost);
  const restaurant_id = small.otherRestaurant;
  const dill = { name: 'Dill', pin: '4711', restaurant_id };
  const { id: personId } = await addPerson(app, await signIn(), dill);
  // Its session by password ends with that.
  await registerDevice(app, await signIn(), 'Their tablet', restaurant_id);
  const { rows } = await pool.query('select id from desk_devices');
  const deviceId = String(rows[0].id);
  const invited = await app.inject({
    method: 'POST',
    url: '/api/v2/staff/invitations',
    headers: { ...(await signIn()) },
    payload: { email: 'cook@pizza.test', role: 'owner', restaurant_id: null },
  });
  const { data: invitation } = contract.inviteStaff.reply.parse(invited.json());
  const invitationId = invitation.id;
  const token = staffLinkToken(deps, 'invitation', {
    tenantId: small.otherTenant,
    id: invitationId,
    expiresAt: new Date(invitation.expires_at),
  });
  const sessions = await pool.query(
    'select id, staff_id from staff_sessions where tenant_id = $1',
    [small.otherTenant],
  );
  const sessionId = String(sessions.rows[0].id);
  const passwordToken = staffLinkToken(deps, 'new password', {
    tenantId: small.otherTenant,
    id: String(sessions.rows[0].staff_id),
    expiresAt: new Date(invitation.expires_at),
  });
  const passkeyId = await theirPasskey(db, String(sessions.rows[0].staff_id));
  return {
    passkeyId,
    sessionId,
    personId,
    deviceId,
    invitationId,
    calls: {
      staffSignIn: {
        payload: { tenant_id: small.otherTenant, email: 'owner@example.com', password: 'guess' },
      },
      getStaffSession: {},
      staffSignOut: {},
      getDesk: {},
      identifyAtDesk: { payload: { pin: '2580' } },
      lockDesk: {},
      reportSound: { payload: { restaurant_id } },
      listDevices: {},
      registerDevice: { payload: { restaurant_id, name: 'Tablet' } },
      revokeDevice: { params: { deviceId } },
      listPeople: {},
      addPerson: { payload: { restaurant_id, name: 'Ana', pin: '2580' } },
      changePerson: { params: { personId }, payload: { name: 'Ana' } },
      removePerson: { params: { personId } },
      listSessions: {},
      endSession: { params: { sessionId } },
      endSessions: { query: { person_id: personId } },
      getSecondFactor: {},
      beginSecondFactor: { payload: { password: 'guess' } },
      confirmIdentity: { payload: { password: 'guess' } },
      confirmSecondFactor: { payload: { code: '123456' } },
      renewRecoveryCodes: { payload: { code: '123456' } },
      removeSecondFactor: { payload: { code: '123456' } },
      setSecondFactorRule: { payload: { is_required: true } },
      resetSecondFactor: { params: { personId } },
      beginPasskey: { payload: { password: 'guess' } },
      addPasskey: { payload: { name: 'Phone', credential: registration } },
      renamePasskey: { params: { passkeyId }, payload: { name: 'Phone' } },
      removePasskey: { params: { passkeyId }, payload: { password } },
      beginPasskeySignIn: { payload: { tenant_id: small.otherTenant } },
      passkeySignIn: { payload: { tenant_id: small.otherTenant, credential: assertion } },
      changeOwnPassword: { payload: { current: 'guess', password: 'salt and pepper' } },
      requestPasswordLink: { payload: { tenant_id: small.otherTenant, email } },
      setPasswordByLink: { payload: { token: passwordToken, password: 'salt and pepper' } },
      listInvitations: {},
      listAuditLog: {},
      inviteStaff: { payload: { email: 'ana@example.com', role: 'manager', restaurant_id } },
      resendInvitation: { params: { invitationId } },
      revokeInvitation: { params: { invitationId } },
      showInvitation: { payload: { token } },
      acceptInvitation: { payload: { token, name: 'Ana', password: 'salt and pepper' } },
    },
  };
}
