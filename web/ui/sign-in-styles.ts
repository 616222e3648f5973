// What the sign-in page shows, and no more: everybody downloads this first. Order matters, a part
// comes before what is made of it.
import 'virtual:theme.css';
import './fonts.css';
import './base.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import './plain-button.module.css';
import './toast-area.module.css';
import '../features/sign-in/components/sign-in-form.module.css';
import '../features/sign-in/components/sign-in-screen.module.css';
