import type { LegalSection } from './legal-section.ts';

const usingSteeple: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'The agreement',
    body: (
      <p>
        These terms are an agreement between you and the organization that operates the Steeple
        installation you use (“we”, “us”). By signing in to Steeple or using it you accept them. If
        you use Steeple for a church or another organization, you confirm that you may accept them
        on its behalf. If you do not agree, do not use Steeple.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'What Steeple does',
    body: (
      <p>
        Steeple is a dashboard that shows churches and ministries how they are doing: analytics,
        forecasts, recommendations and a knowledge base, drawn from what your church enters and from
        the services it connects. Features may be added, changed or removed.
      </p>
    ),
  },
  {
    id: 'age',
    title: 'Who may use it',
    body: (
      <p>
        You must be at least 13 years old to use Steeple. Children under 13 may not use it. If you
        are under 18, use it only with the consent of a parent or guardian and of the church whose
        data you work with.
      </p>
    ),
  },
  {
    id: 'sign-in',
    title: 'Your sign-in',
    body: (
      <p>
        There is no public sign-up; an administrator creates your sign-in. Keep your password to
        yourself, give correct information, and tell the administrator at once when you suspect that
        someone else uses your sign-in. You are responsible for what happens under it unless you
        could not have prevented it.
      </p>
    ),
  },
  {
    id: 'conduct',
    title: 'Fair use',
    body: (
      <>
        <p>You agree not to:</p>
        <ul>
          <li>break the law or infringe the rights of others with Steeple;</li>
          <li>enter data about people that your church may not use or share;</li>
          <li>reach, or try to reach, accounts and data that are not yours;</li>
          <li>disrupt, overload or probe the service, or get around its limits;</li>
          <li>resell Steeple or offer it to others without our consent.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'content',
    title: 'Your content',
    body: (
      <p>
        What your church enters or brings in stays yours. You permit us to store, process and show
        it as far as running Steeple requires. Knowledge entries act as prompts that guide the
        recommendations; enter only texts that may be used that way. How we treat personal data is
        described in the Privacy Policy.
      </p>
    ),
  },
  {
    id: 'connections',
    title: 'Connected services',
    body: (
      <p>
        You may connect Planning Center and Google Search Console. Steeple reads from them and
        changes nothing in them. These services belong to others and have their own terms; we are
        not responsible for them or for whether they’re available. You can disconnect them at any
        time.
      </p>
    ),
  },
  {
    id: 'advice',
    title: 'Numbers and recommendations',
    body: (
      <p>
        Numbers depend on the data behind them, forecasts are estimates, and recommendations can be
        wrong. They are not legal, financial, tax or pastoral advice. You decide what to make of
        them.
      </p>
    ),
  },
  {
    id: 'ending',
    title: 'Ending',
    body: (
      <p>
        You may stop using Steeple at any time. We may suspend or end your access when you break
        these terms, when the law requires it, or when the installation is closed; where we can, we
        give notice first. The sections on liability, disputes and governing law remain in force.
      </p>
    ),
  },
];

const liabilityAndDisputes: readonly LegalSection[] = [
  {
    id: 'warranty',
    title: 'No warranty',
    body: (
      <p>
        Steeple is provided “as is” and “as available”. As far as the law allows, we give no
        warranties, express or implied, including those of merchantability, fitness for a particular
        purpose and non-infringement, and we do not promise that it is free of errors or
        interruptions.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Limit of liability',
    body: (
      <>
        <p>
          As far as the law allows, we are not liable for indirect, incidental, special,
          consequential or punitive damages, or for lost profits, data or goodwill.
        </p>
        <p>
          Our total liability for all claims about Steeple is limited to the amount you paid us for
          it in the last 12 months before the claim arose, or to 100 US dollars if nothing was paid.
        </p>
        <p>Nothing here limits a liability that the law does not allow to be limited.</p>
      </>
    ),
  },
  {
    id: 'indemnity',
    title: 'Claims by others',
    body: (
      <p>
        If someone makes a claim against us because you broke these terms or the law, you will cover
        the reasonable costs and damages that follow from it.
      </p>
    ),
  },
  {
    id: 'arbitration',
    title: 'Disputes and arbitration',
    body: (
      <>
        <p>
          Talk to us first: tell the administrator what is wrong, and both sides will try in good
          faith to settle it. What cannot be settled that way is decided by binding individual
          arbitration, in place of a court and a jury. The arbitration takes place in Travis County,
          Texas, or by video or telephone if both sides agree.
        </p>
        <p>
          Either side may instead bring an individual claim in a small claims court, or ask a court
          for an injunction to protect its intellectual property. Claims are brought only in your
          own name, not as part of a class or representative action.
        </p>
        <p>
          <strong>Your right to opt out.</strong> You may opt out of arbitration within 30 days
          after you first accept these terms, by writing to the administrator of your Steeple
          installation that you do. Opting out changes nothing else about your use of Steeple.
        </p>
      </>
    ),
  },
  {
    id: 'law',
    title: 'Governing law',
    body: (
      <p>
        The laws of the State of Texas govern these terms, without regard to its rules on conflicts
        of law. Disputes that do not go to arbitration will be heard in the state and federal courts
        in Travis County, Texas.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <p>
        When these terms change, the date at their top changes with them. The administrator will
        tell you of important changes before they take effect. If you continue using Steeple after
        that, the new terms apply.
      </p>
    ),
  },
  {
    id: 'general',
    title: 'General',
    body: (
      <p>
        If a part of these terms is invalid, the rest stays valid. Not enforcing a right is not
        giving it up. You may not transfer this agreement without our consent. These terms and the
        Privacy Policy are the whole agreement about Steeple.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        For any question about these terms, contact the administrator of your Steeple installation.
      </p>
    ),
  },
];

/** The Terms of Service, with the facts that the specification fixes (sections 2 and 9). */
export const termsSections: readonly LegalSection[] = [...usingSteeple, ...liabilityAndDisputes];
