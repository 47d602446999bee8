// As for the stories: a machine's hiccup stops no release. The run prints what failed first, and that is a bug to find.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
