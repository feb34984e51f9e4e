/** Addresses and pages: a path is matched against the table in `addresses.ts`. */

import type { Component } from 'svelte';

export type Parameters = Readonly<Record<string, string>>;
export type PageComponent = Component<{ parameters: Parameters }>;

export interface Page {
  /** `/game/{id}`: braces name a part of the path. */
  path: string;
  /** The key of the page's title. */
  title: string;
  load: () => Promise<{ default: PageComponent }>;
  /** Where the page stands in the navigation, if it does. */
  menu?: 'main' | 'more' | 'own';
}

/** The parts of a path that a pattern names, or null when they do not fit. */
export function match(pattern: string, path: string): Parameters | null {
  const wanted = pattern.split('/');
  const parts = path.replace(/(?<=.)\/$/, '').split('/');
  if (wanted.length !== parts.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const text = parts[index]!;
    if (part.startsWith('{')) {
      if (!text) return null;
      try {
        parameters[part.slice(1, -1)] = decodeURIComponent(text);
      } catch {
        return null;
      }
    } else if (part !== text) {
      return null;
    }
  }
  return parameters;
}

/** The page at a path, with its parameters. */
export function findPage(pages: readonly Page[], path: string): [Page, Parameters] | null {
  for (const page of pages) {
    const parameters = match(page.path, path);
    if (parameters) return [page, parameters];
  }
  return null;
}

class Place {
  path = $state(typeof location === 'undefined' ? '/' : location.pathname);
  query = $state(typeof location === 'undefined' ? '' : location.search);
}

export const place = new Place();

function arrive(): void {
  place.path = location.pathname;
  place.query = location.search;
}

/** Goes to another page of the app. */
export function goTo(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  arrive();
  scrollTo(0, 0);
}

/** Lets plain links change the page without loading the app again. */
export function followLinks(): void {
  addEventListener('popstate', arrive);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
    if (url.pathname === location.pathname && url.search === location.search && url.hash) return;
    event.preventDefault();
    goTo(url.pathname + url.search + url.hash);
  });
}
