import type { LegalSection } from './legal-section.ts';

const googlePolicyUrl = 'https://developers.google.com/terms/api-services-user-data-policy';

const whatIsKept: readonly LegalSection[] = [
  {
    id: 'who',
    title: 'Who we are',
    body: (
      <>
        <p>
          Steeple is a dashboard for churches and ministries. It runs as an installation that one
          organization operates, for its own church or for several. In this policy “we” means the
          people who operate the installation you use, and “the administrator” means the person who
          looks after it. They decide what is kept and for how long, and they answer your questions.
        </p>
      </>
    ),
  },
  {
    id: 'what',
    title: 'What we keep about you',
    body: (
      <>
        <p>We keep what the product needs to work, and nothing more:</p>
        <ul>
          <li>
            <strong>Your sign-in and profile:</strong> first and last name, email address, phone
            number if you give one, your role, and the church account you belong to. Your password
            is kept only as a salted hash (argon2id), from which it cannot be read back.
          </li>
          <li>
            <strong>Your sessions:</strong> when you signed in, when your session was last renewed,
            and which browser you used, as your browser reports it.
          </li>
          <li>
            <strong>Church accounts:</strong> name, location and notes, and who created them.
          </li>
          <li>
            <strong>Knowledge entries:</strong> their titles and texts, and who wrote them.
          </li>
          <li>
            <strong>What your church writes:</strong> notes about its weeks, links it shares, and
            answers to recommendations, with who wrote them and when.
          </li>
          <li>
            <strong>A record of changes:</strong> who changed an account, a user, a knowledge entry
            or a connection, when, and what it was before and after, and when a Super Admin looked
            at a church’s numbers. It holds no passwords and no access tokens.
          </li>
          <li>
            <strong>Technical logs:</strong> which address of the product was called, when, and
            whether it worked. To stop people from guessing passwords we count failed sign-ins;
            email and network addresses are hashed with a secret key before they are counted.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'where',
    title: 'Where it is kept',
    body: (
      <p>
        All of this is stored in a PostgreSQL database that belongs to your installation. The
        database itself decides, row by row, who may see and change what: staff of a church reach
        only their own church, and only Super Admins reach every account. The access tokens of
        connected services are encrypted and kept apart from everything a browser can read.
      </p>
    ),
  },
  {
    id: 'browser',
    title: 'Your browser: one cookie while you connect',
    body: (
      <>
        <p>
          While you connect a service, Steeple sets one cookie. It makes sure that the browser that
          comes back from the service is the one that left, and it expires after ten minutes unless
          the administrator chose another time. Steeple sets no other cookies. It shows no
          advertisements, loads no fonts, scripts or pictures from other companies, and does not
          track you. It keeps these entries in your browser’s local storage, which are not shared
          with other websites:
        </p>
        <ul>
          <li>your session, so that you stay signed in; signing out removes it;</li>
          <li>for Super Admins, the id and the name of the account they have selected to view;</li>
          <li>your color scheme, if you choose light or dark;</li>
          <li>
            after your church was connected, its id, for as long as you are shown its first steps.
          </li>
        </ul>
        <p>You can delete these entries in your browser’s settings at any time.</p>
      </>
    ),
  },
];

const howItIsUsed: readonly LegalSection[] = [
  {
    id: 'connections',
    title: 'Services you connect',
    body: (
      <>
        <p>
          A church may connect Planning Center and Google Search Console. This happens only when
          someone at the church presses Connect and approves it on that service’s own page.
        </p>
        <ul>
          <li>
            <strong>Planning Center:</strong> we read the name and id of your organization and the
            records of the products you grant access to, such as People, Services or Check-Ins, in
            order to show counts and trends. To count people without keeping who they are, we
            replace their ids with hashes made with your church’s own key. Most hashes are deleted
            after 8 to 14 weeks, a little later during the first import. The hash of a person’s
            first visit, with its day and event, is kept for ten years, to tell guests from people
            who were here before. Disconnecting deletes them all. For giving, we keep weekly totals.
            For 14 weeks we also keep which hashed ids gave on a day, without the amounts. The total
            given on each day is encrypted.
          </li>
          <li>
            <strong>Google Search Console:</strong> we ask for the read-only scope and read the list
            of your properties and their search numbers: clicks, impressions, positions, queries and
            pages.
          </li>
        </ul>
        <p>
          Access is read-only: Steeple changes nothing in these services. When you press Disconnect,
          the stored access tokens are deleted and the service is asked to revoke them. You can also
          take access back in your Planning Center or Google account.
        </p>
      </>
    ),
  },
  {
    id: 'google',
    title: 'Google user data',
    body: (
      <>
        <p>
          Steeple’s use and transfer of information received from Google APIs adheres to the{' '}
          <a href={googlePolicyUrl} rel="noopener noreferrer" target="_blank">
            Google API Services User Data Policy
          </a>
          , including the Limited Use requirements. In plain words:
        </p>
        <ul>
          <li>we use Google data only to show your church its own search numbers in Steeple;</li>
          <li>we do not sell it, and do not use it for advertising or credit decisions;</li>
          <li>we do not use it to develop or train artificial intelligence models;</li>
          <li>
            no one reads it unless you ask for help with it, the law requires it, or security
            demands it; and we transfer it to others only for those same reasons;
          </li>
          <li>no outside AI service receives it.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'ai',
    title: 'Knowledge entries and artificial intelligence',
    body: (
      <p>
        Knowledge entries act as prompts: instructions that guide the recommendations Steeple gives.
        Please write no personal or confidential details about members of your church into them. On
        its own, Steeple doesn’t send knowledge entries or church data to any outside AI service. An
        administrator may add one to an installation. It then receives something only for a church
        whose own admins have turned that on: what a recommendation is about, sentences of ours to
        choose from, and knowledge entries, but none of the church’s numbers and nothing about
        people or gifts. The switch names the service, and everything that was sent can be read
        there.
      </p>
    ),
  },
  {
    id: 'use',
    title: 'What we use it for, and with whom we share it',
    body: (
      <>
        <p>
          We use the data to sign you in, to show you what your role allows, to produce the
          analytics and recommendations of your church, to keep the product secure, and to find and
          fix faults.
        </p>
        <p>
          We do not sell personal data. Others receive it only when they host the installation on
          our behalf, when you connect a service to it, when your church shares a link to its
          dashboard with them, or when the law obliges us. Within Steeple, Super Admins can see
          every account, user and knowledge entry.
        </p>
      </>
    ),
  },
];

const yourSide: readonly LegalSection[] = [
  {
    id: 'retention',
    title: 'How long we keep it',
    body: (
      <p>
        We keep data while the church uses Steeple. Deleting a church account deletes its knowledge
        entries and connections. Deleting a user deletes the sign-in, the profile and the sessions.
        The record of changes, technical logs and backups stay until the administrator removes them.
        An expired session is of no use to anyone, and signing out ends it at once.
      </p>
    ),
  },
  {
    id: 'security',
    title: 'Security',
    body: (
      <p>
        Passwords are hashed, tokens are encrypted, sessions are short-lived and can be ended from
        the server, and each request is checked against your present role. No system is perfectly
        secure. If a breach puts your data at risk, the administrator will inform you as the law
        requires.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        Steeple is made for the staff of churches. It is not directed to children under 13, and
        children under 13 may not use it. We do not knowingly collect sign-in data from them; if you
        believe that a child under 13 has a sign-in, tell the administrator, who will delete it.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>
          You can see and correct your name and phone number in My Profile, and change your password
          there. Depending on where you live you may also have the right to receive a copy of your
          data, to have it corrected or deleted, to object to its use or restrict it, and to
          complain to a data protection authority. Ask the administrator. You won’t be treated any
          differently for asking.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: (
      <p>
        When this policy changes, the date at its top changes with it. If a change matters to what
        happens with your data, the administrator will tell you before it takes effect.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        For any question or request about privacy, contact the administrator of your Steeple
        installation.
      </p>
    ),
  },
];

/** The Privacy Policy: what Steeple keeps, where, what for, and what one can do about it. */
export const privacySections: readonly LegalSection[] = [
  ...whatIsKept,
  ...howItIsUsed,
  ...yourSide,
];
