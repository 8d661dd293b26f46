/**
 * Import once per page that uses the theme (shell, Storybook). Loads the self-hosted fonts, the touch target sizes and
 * the breaking of words.
 */
import '@fontsource-variable/literata/wght.css';
import '@fontsource-variable/literata/wght-italic.css';
import '@fontsource-variable/instrument-sans/wght.css';
import './touch.css';
import './words.css';
