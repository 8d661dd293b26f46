/** What a page that shows our themes imports once (the shell, the catalogue): the faces, self-hosted, and room for fingers. */
import '@fontsource-variable/literata/wght.css';
import '@fontsource-variable/literata/wght-italic.css';
import '@fontsource-variable/instrument-sans/wght.css';
import './touch.css';
