/** Made by `vite.config.ts` from the heads of the files of messages. */
declare module 'virtual:languages' {
  /** The languages that have a file of messages, each by its own name. */
  export const LANGUAGES: Readonly<Record<string, string>>;
}
