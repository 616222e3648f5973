import { describe, expect, test } from 'vitest';
import { searchForPeople } from './find-people.ts';

const find = searchForPeople([
  {
    id: '740110001001',
    firstName: 'Mary-Katherine',
    lastName: 'de la Cruz',
    emails: ['person.1001@mail.example'],
  },
  { id: '740110001002', firstName: '지우', lastName: 'O’Brien', emails: [] },
]);

describe('somebody is found in a row', () => {
  test.each([
    ['by their id', '{"person": "740110001001"}', ['740110001001']],
    ['by an id that is part of a path', '/people/740110001002/emails', ['740110001002']],
    ['by their e-mail', '{"note": "ask person.1001@mail.example."}', ['person.1001@mail.example']],
    ['by their name', '{"name": "Mary-Katherine de la Cruz"}', ['Mary-Katherine Cruz']],
    ['by their name in two fields', '{"last": "O’Brien", "first": "지우"}', ['Brien 지우']],
    ['last name first', 'Cruz, Mary-Katherine', ['Cruz Mary-Katherine']],
  ])('%s', (_, row, found) => {
    expect(find(row)).toEqual(found);
  });

  test('but not by a number, a word or half of a name', () => {
    expect(find('{"amount": 74011000100, "hash": "Cruz-7401", "label": "Mary-Katherine"}')).toEqual(
      [],
    );
  });
});
