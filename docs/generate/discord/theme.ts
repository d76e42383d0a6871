/** The colours of Discord's own themes, so that the picture looks like what players see. */
export interface Theme {
  readonly ground: string;
  readonly text: string;
  readonly quiet: string;
  readonly name: string;
  readonly frame: string;
  readonly edge: string;
  readonly field: string;
  readonly code: string;
  readonly primary: string;
  readonly onPrimary: string;
  readonly secondary: string;
  readonly onSecondary: string;
  readonly mention: string;
}

export const THEMES = {
  light: {
    ground: '#ffffff',
    text: '#2e3035',
    quiet: '#6d6f78',
    name: '#060607',
    frame: '#f7f7f8',
    edge: '#dfe0e4',
    field: '#ffffff',
    code: '#e9eaed',
    primary: '#5865f2',
    onPrimary: '#ffffff',
    secondary: '#e4e5ea',
    onSecondary: '#2e3035',
    mention: '#4752c4',
  },
  dark: {
    ground: '#313338',
    text: '#dbdee1',
    quiet: '#a3a6ae',
    name: '#f2f3f5',
    frame: '#2b2d31',
    edge: '#3f4147',
    field: '#1e1f22',
    code: '#1e1f22',
    primary: '#5865f2',
    onPrimary: '#ffffff',
    secondary: '#4e5058',
    onSecondary: '#f2f3f5',
    mention: '#c9cdfb',
  },
} as const satisfies Record<string, Theme>;
