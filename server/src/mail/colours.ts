/** The site's colours, as far as a mail shows them. A mail cannot read the variables of a page. */
export const light = {
  ground: '#f1f6f3',
  wall: '#ffffff',
  sunk: '#e6ece8',
  line: '#d4dbd6',
  ink: '#0c231a',
  ink3: '#55655c',
  pine: '#0e2c20',
  onPine: '#eef6ef',
  hold: '#ee6111',
  onHold: '#281606',
};

export const dark: typeof light = {
  ground: '#0b1310',
  wall: '#131d18',
  sunk: '#1b2822',
  line: '#27352f',
  ink: '#eaf0eb',
  ink3: '#95a29a',
  pine: '#0c241b',
  onPine: '#e9f1ea',
  hold: '#fe8232',
  onHold: '#231103',
};
