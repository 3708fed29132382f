/** What every section is drawn with. */
export type SectionBase<Config> = {
  /** Of this section on this page: its anchor, and the root of the ids inside it. */
  id: string;
  config: Config;
};
