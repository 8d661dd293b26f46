/**
 * Import once per page that uses the theme (shell, Storybook). Loads the self-hosted fonts, the colours and sizes, the
 * space of the bottom bar, the touch target sizes and the breaking of words.
 */
import '@fontsource-variable/literata/wght.css';
import '@fontsource-variable/literata/wght-italic.css';
import '@fontsource-variable/instrument-sans/wght.css';
import './focus-mode.css';
import './bottom-bar.css';
import './first-html.css';
import './slanted.css';
import './theme.css';
import './touch.css';
import './words.css';
