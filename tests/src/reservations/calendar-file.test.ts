import { expect, it } from 'vitest';
import { calendarFile } from '#src/features/reservations/own/calendar-file.ts';

const entry = {
  id: '00000001-0000-4000-8000-000000000000',
  revision: 3,
  start: '2026-11-24T08:00:00Z',
  end: '2026-11-24T09:30:00Z',
  summary: 'Newtown, 2 people',
  description: 'Reservation K7Q2',
  location: '1 King Street, Newtown',
};

it('is an appointment at its instants, which a later file replaces', () => {
  const lines = calendarFile(entry).split('\r\n');
  expect(lines).toContain('BEGIN:VEVENT');
  expect(lines).toContain(`UID:${entry.id}`);
  expect(lines).toContain('SEQUENCE:3');
  expect(lines).toContain('DTSTART:20261124T080000Z');
  expect(lines).toContain('DTEND:20261124T093000Z');
  expect(lines).toContain('SUMMARY:Newtown\\, 2 people');
  expect(lines).toContain('LOCATION:1 King Street\\, Newtown');
});
