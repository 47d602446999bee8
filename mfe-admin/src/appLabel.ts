const appLabels: Record<string, string> = {
  shell: 'Shell',
  public: 'Public pages',
  candidate: 'Candidates',
  company: 'Companies',
  admin: 'Admin',
};

/** An app's label; a new app without an entry above is shown by its own name. */
export const appLabel = (app: string) => appLabels[app] ?? app;
