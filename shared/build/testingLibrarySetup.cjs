const { configure } = require('@testing-library/react');

// In milliseconds. The first use of a page or of a picker compiles its code, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
