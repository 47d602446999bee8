/** Which end-to-end tests belong to which Playwright project, by their file names. */
export const testProjects = {
  journeys: /^(?!.*\.accessibility\.e2e\.ts$).*\.e2e\.ts$/,
  accessibility: /\.accessibility\.e2e\.ts$/,
};
