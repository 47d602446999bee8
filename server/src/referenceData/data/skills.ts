import { toSkillKey } from '@foothold/shared/contract';

/** By field; behind `=` other names of a skill. */
const skillsByField = {
  software: `
    JavaScript = JS, ECMAScript; TypeScript = TS; Python = Python 3, Py; Java = Core Java; C; C++ = CPP;
    C# = C Sharp; Go = Golang; Rust; PHP; Ruby; Ruby on Rails = Rails, RoR; Kotlin; Swift; Dart;
    R = R programming, RStudio; MATLAB; HTML = HTML5; CSS = CSS3; Sass = SCSS; Tailwind CSS = Tailwind; Bootstrap;
    React = React.js, ReactJS; React Native; Next.js = NextJS; Vue.js = Vue, VueJS; Angular = AngularJS; Svelte;
    Node.js = Node, NodeJS; Express = Express.js, ExpressJS; NestJS = Nest.js; Django; Flask; FastAPI; Laravel;
    Spring Boot = Spring; .NET = dotnet, ASP.NET, .NET Core; Flutter; Android development = Android;
    iOS development = iOS; GraphQL; REST APIs = REST, RESTful APIs, API development; WordPress = WP;
    Software testing = QA, Quality assurance testing, QA testing; Test automation = Selenium, Cypress, Playwright;
    Object-oriented programming = OOP; Data structures and algorithms = DSA, Data structures, Algorithms;
    Web development = Full-stack development, Fullstack; Front-end development = Frontend; Back-end development = Backend;
    Mobile development = App development; Game development = Unity, Unreal Engine; Blockchain = Web3, Solidity`,
  infrastructure: `
    Git = GitHub, GitLab, Version control; Linux = Ubuntu, Unix; Bash = Shell scripting; Docker = Containers;
    Kubernetes = K8s; Amazon Web Services = AWS; Microsoft Azure = Azure; Google Cloud = GCP, Google Cloud Platform;
    CI/CD = Continuous integration, Jenkins, GitHub Actions; DevOps; Terraform = Infrastructure as code;
    SQL; PostgreSQL = Postgres; MySQL = MariaDB; MongoDB = Mongo, NoSQL; Redis; SQLite; Oracle Database = Oracle;
    Firebase; Networking = Computer networking, CCNA, Cisco; Cybersecurity = Information security, InfoSec;
    Penetration testing = Ethical hacking, Pentesting; System administration = Sysadmin; IT support = Help desk, Technical support;
    Hardware repair = Computer repair; Embedded systems = Arduino, Raspberry Pi, Microcontrollers; Internet of Things = IoT`,
  data: `
    Data analysis = Data analytics; Data science; Machine learning = ML; Deep learning = TensorFlow, PyTorch, Neural networks;
    Artificial intelligence = AI; Natural language processing = NLP; Computer vision = OpenCV; Data visualization = Data visualisation;
    Power BI; Tableau; pandas; NumPy; Data engineering = ETL, Apache Spark; Statistics = Statistical analysis; SPSS = IBM SPSS;
    Stata; SAS; EViews; Econometrics; Data entry; Data collection = Survey administration, KoboToolbox, ODK; Web scraping;
    Prompt writing = Prompt engineering; Mathematical modeling = Mathematical modelling; Operations research`,
  office: `
    Microsoft Excel = Excel, MS Excel, Spreadsheets; Microsoft Word = Word, MS Word; Microsoft PowerPoint = PowerPoint, MS PowerPoint;
    Microsoft Office = MS Office, Office 365, Microsoft 365; Microsoft Access = MS Access; Google Workspace = G Suite, Google Docs;
    Google Sheets; Typing = Touch typing; Notion; Trello; Jira; Slack; Minute taking; Filing = Records management;
    Office administration = Administration, Clerical work; Executive assistance = Virtual assistance, Personal assistant;
    Event planning = Event management; Customer service = Customer care, Customer support, Client service; Call handling;
    Reception = Front desk; Travel planning; Procurement = Purchasing; Inventory management = Stock keeping, Stock control;
    Logistics; Supply chain management = SCM, Supply chain; Warehouse operations = Warehousing; Fleet management; Transcription`,
  design: `
    Graphic design; UI design = User interface design; UX design = User experience design, UI/UX, UX; Product design; Figma; Canva;
    Adobe Photoshop = Photoshop; Adobe Illustrator = Illustrator; Adobe InDesign = InDesign; CorelDRAW;
    Adobe XD = XD; User research = UX research; Wireframing = Prototyping; Illustration = Drawing; Branding = Brand design, Logo design;
    Typography; Motion graphics = After Effects, Adobe After Effects; Video editing = Premiere Pro, Adobe Premiere Pro, CapCut, DaVinci Resolve;
    Photography; Videography = Filming; Audio editing = Sound editing, Audacity; Animation; 3D modeling = Blender, 3D modelling;
    Fashion design; Tailoring = Sewing; Interior design; Painting; Sculpture; Printing = Screen printing; Music production; Singing; Acting = Theatre`,
  communication: `
    Writing = Creative writing; Copywriting; Content writing = Blogging, Content creation; Technical writing; Editing = Proofreading;
    Journalism = News writing, Reporting; Research = Academic research; Report writing; Public speaking = Presentation, Presentations;
    Translation; Interpreting = Interpretation; Sign language; Public relations = PR; Media relations; Broadcasting = Radio presenting;
    Social media management = Social media, Social media marketing; Digital marketing = Online marketing;
    Search engine optimization = SEO, Search engine optimisation; Email marketing = Mailchimp; Google Ads = PPC; Meta Ads = Facebook Ads;
    Google Analytics; Marketing = Market strategy; Market research; Sales = Selling; Business development; Negotiation;
    Customer relationship management = CRM, Salesforce, HubSpot; Fundraising = Grant writing; Community management; Teaching = Tutoring; Training = Facilitation`,
  business: `
    Accounting; Bookkeeping; QuickBooks; Sage; Xero; Financial analysis; Financial modeling = Financial modelling; Budgeting;
    Auditing = Audit; Taxation = Tax; Payroll; Banking; Insurance; Investment analysis; Risk management; Corporate finance = Finance; Microfinance;
    Financial reporting = IFRS; Cost accounting = Management accounting; Economics; Project management = PMP, PRINCE2; Agile = Scrum, Kanban;
    Product management; Business analysis; Strategy; Entrepreneurship; Human resources = HR, HR management; Recruitment = Recruiting, Talent acquisition;
    Operations management = Operations; Quality management = ISO 9001, Six Sigma; Monitoring and evaluation = M&E; Policy analysis; Real estate = Property management`,
  law: `
    Legal research; Legal drafting = Contract drafting, Drafting; Litigation; Corporate law = Company law; Compliance = Regulatory compliance; Intellectual property = IP law;
    Mediation = Arbitration, Dispute resolution; Data protection = NDPA, GDPR; Counseling = Counselling; Social work = Case management; Community outreach`,
  health: `
    Patient care; Nursing; First aid = CPR; Phlebotomy; Pharmacy = Dispensing; Medical laboratory science = Medical lab, MLS; Microscopy; Public health;
    Health education; Epidemiology; Clinical research; Midwifery; Physiotherapy = Physical therapy; Radiography; Nutrition = Dietetics; Medical records = Health records;
    Vital signs; Infection control; Veterinary care = Animal health; Caregiving = Care work; Optometry; Dental care`,
  science: `
    Laboratory techniques = Lab techniques, Laboratory skills; Microbiology; Molecular biology = PCR; Biochemistry; Analytical chemistry = HPLC, Titration; Chemistry; Physics; Biology;
    Geology; Geographic information systems = GIS, ArcGIS, QGIS; Remote sensing; Surveying = Land surveying; Environmental science = Environmental impact assessment;
    Food science = Food processing; Food safety = HACCP; Quality control = QC; Biotechnology; Bioinformatics; Botany; Zoology; Meteorology`,
  engineering: `
    AutoCAD; SolidWorks; Revit = BIM; ArchiCAD; SketchUp; Civil engineering; Structural design = Structural analysis, ETABS; Quantity surveying;
    Site supervision; Architecture = Architectural design; Urban planning = Town planning; Mechanical engineering; Mechanical maintenance = Machine maintenance; HVAC = Air conditioning, Refrigeration;
    Electrical engineering; Electrical installation = Wiring, House wiring; Solar installation = Solar, Solar panels; Electronics = Circuit design; PLC programming = PLC, SCADA; Instrumentation; Robotics;
    Telecommunications = Telecoms; Chemical engineering = Process engineering; Petroleum engineering = Drilling, Reservoir engineering; Oil and gas operations; Health and safety = HSE, NEBOSH, Occupational safety;
    Materials testing; Manufacturing; Lean manufacturing; Mining; Marine engineering; Simulink; Aspen HYSYS = HYSYS; CNC machining = CNC; 3D printing`,
  trades: `
    Welding = Fabrication; Plumbing = Pipe fitting; Carpentry = Woodwork, Furniture making; Masonry = Bricklaying; Tiling; Auto mechanics = Car repair, Automobile repair; Driving = Driver's license, Driver’s licence;
    Phone repair; Generator repair; Catering = Cooking; Baking = Pastry; Hospitality = Hotel management; Housekeeping = Cleaning; Hairdressing = Hair styling, Barbing; Makeup = Make-up artistry; Security = Guarding;
    Crop farming = Farming, Agronomy; Poultry farming = Poultry; Fish farming = Aquaculture; Animal husbandry = Livestock; Soil science; Irrigation; Agribusiness; Agricultural extension; Horticulture = Landscaping; Forestry`,
  personal: `
    Communication = Communication skills; Teamwork = Collaboration; Leadership; Problem solving; Critical thinking; Time management; Adaptability = Flexibility; Attention to detail; Creativity;
    Planning = Organization, Organisation; Conflict resolution; Emotional intelligence; Decision making; Volunteering; Self-motivation = Initiative; Mentoring = Coaching`,
};

export interface ListedSkill {
  name: string;
  key: string;
  synonyms: { name: string; key: string }[];
}

const toEntry = (text: string) => {
  const name = text.trim().replace(/\s+/g, ' ');
  return { name, key: toSkillKey(name) };
};

const parseSkill = (text: string): ListedSkill => {
  const [name = '', synonyms] = text.split('=');
  return { ...toEntry(name), synonyms: synonyms ? synonyms.split(',').map(toEntry) : [] };
};

/** The vocabulary: skills of the fields of study and the trades that jobs are for, with their other names. */
export const skills: readonly ListedSkill[] = Object.values(skillsByField).flatMap((text) =>
  text.split(';').map(parseSkill),
);
