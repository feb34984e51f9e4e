/** Where the account page was come to from, so that whoever has signed in can go on there. */

import { findPage, type Page } from '../router.svelte';

/** The account page, with the form for new accounts, for somebody who goes on at an address. */
export const signUpAddress = (then: string): string =>
  `/account?${new URLSearchParams({ way: 'up', then })}`;

/** Whether somebody has come to make an account. */
export const comesToSignUp = (query: string): boolean =>
  new URLSearchParams(query).get('way') === 'up';

/** Where somebody goes on: a page of the app, whatever the address of the account page claims. */
export function goesOnAt(query: string, pages: readonly Page[]): string | null {
  const then = new URLSearchParams(query).get('then');
  return then !== null && findPage(pages, then.split('?')[0]!) ? then : null;
}
