import { describe, expect, test } from 'vitest';
import { parseQuery, writeQuery } from './route-query.ts';

const read = (query: string) => parseQuery('private-appointment-list', new URLSearchParams(query));

describe('the query of a search', () => {
  test('is at its defaults when the address has none', () => {
    expect(read('')).toEqual({
      practitionerIds: [],
      specialtyIds: [],
      clinicIds: [],
      municipalityIds: [],
      includeRemote: false,
      startDate: null,
      timeOfDay: 'all',
      reschedule: null,
      scope: null,
    });
  });

  test('reads what the address has', () => {
    const query =
      'practitionerIds=3&practitionerIds=4&specialtyIds=PSY&municipalityIds=j%C3%A4rvenp%C3%A4%C3%A4' +
      '&includeRemote=true&startDate=2026-12-24&timeOfDay=evening&reschedule=72&scope=inAppBooking';
    expect(read(query)).toEqual({
      practitionerIds: ['3', '4'],
      specialtyIds: ['PSY'],
      clinicIds: [],
      municipalityIds: ['järvenpää'],
      includeRemote: true,
      startDate: '2026-12-24',
      timeOfDay: 'evening',
      reschedule: '72',
      scope: 'inAppBooking',
    });
  });

  test('drops what is unknown, wrong or repeated', () => {
    const wrong =
      'practitionerIds=x&practitionerIds=3&practitionerIds=3&specialtyIds=%27--&includeRemote=yes' +
      '&startDate=2026-13-01&timeOfDay=noon&scope=other&utm_source=mail';
    expect(read(wrong)).toEqual({ ...read(''), practitionerIds: ['3'] });
  });

  test('takes at most 20 values of one kind', () => {
    const many = Array.from({ length: 60 }, (_, index) => `practitionerIds=${index + 1}`).join('&');
    expect(read(many).practitionerIds).toHaveLength(20);
  });
});

describe('the query of an entry page', () => {
  const login = (query: string) => parseQuery('login-page-for-anonymous-users', new URLSearchParams(query));

  test('takes the next path only inside the portal', () => {
    expect(login('nextPath=/fi/ajanvaraukset').nextPath).toBe('/fi/ajanvaraukset');
    expect(login('nextPath=//evil.example/fi').nextPath).toBeNull();
  });

  test('reads an error it does not know as unknown', () => {
    expect(login('error=cancelled').error).toBe('cancelled');
    expect(login('error=%3Cb%3E').error).toBe('unknown');
    expect(login('error=').error).toBeNull();
    expect(parseQuery('hpa-front-page', new URLSearchParams('error=disallowed')).error).toBe('disallowed');
  });
});

test('a page without parameters of its own ignores all of them', () => {
  expect(parseQuery('eula', new URLSearchParams('next=/fi'))).toEqual({});
  expect(writeQuery('eula', {})).toBe('');
});
