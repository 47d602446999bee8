import { type App, apps } from '../build/apps';
import { UsageError } from './usageError';

/** The app with this name or folder. Throws a UsageError that lists the apps when there is none. */
export function findApp(name: string): App {
  const found = apps.find((app) => [app, `mfe-${app}`].includes(name));
  if (!found) throw new UsageError(`There is no app ${name}. There are ${apps.join(', ')}.`);
  return found;
}
