// Calls the sandbox with the Go client: client URL TOKEN ROUNDS
package main

import (
	"fmt"
	"os"
	"strconv"
	"strings"

	gitlab "gitlab.com/gitlab-org/api/client-go"
)

func main() {
	rounds, _ := strconv.Atoi(os.Args[3])
	client, err := gitlab.NewClient(os.Args[2], gitlab.WithBaseURL(os.Args[1]), gitlab.WithCustomRetryMax(0))
	if err != nil {
		panic(err)
	}
	for turn := 0; turn < rounds; turn++ {
		round(client, "acme/rocket", turn)
	}
}

func round(client *gitlab.Client, project string, turn int) {
	client.Tags.ListTags(project, nil)
	client.Tags.ListTags(project, &gitlab.ListTagsOptions{OrderBy: gitlab.Ptr("name"), Sort: gitlab.Ptr("desc")})
	client.Tags.GetTag(project, "v1.0.0")
	name := fmt.Sprintf("go-%d", turn)
	client.Tags.CreateTag(project, &gitlab.CreateTagOptions{TagName: &name, Ref: gitlab.Ptr("main"), Message: gitlab.Ptr("By Go")})
	client.Tags.DeleteTag(project, name)
	client.Commits.ListCommits(project, nil)
	client.Commits.ListCommits(project, &gitlab.ListCommitsOptions{ListOptions: gitlab.ListOptions{PerPage: 4, Page: int64(turn%3 + 1)}})
	client.Commits.GetCommit(project, "main", nil)
	client.Repositories.ListTree(project, &gitlab.ListTreeOptions{Recursive: gitlab.Ptr(turn%2 == 0)})
	client.Repositories.Compare(project, &gitlab.CompareOptions{From: gitlab.Ptr("v1.0.0"), To: gitlab.Ptr("main")})
	client.Repositories.Contributors(project, nil)
	client.Notes.ListIssueNotes(project, 11, nil)
	client.Notes.ListMergeRequestNotes(project, 21, nil)
	text := strings.Repeat("one more time ", 1+turn%8)
	note, _, err := client.Notes.CreateIssueNote(project, 11, &gitlab.CreateIssueNoteOptions{Body: &text})
	if err == nil {
		client.Notes.GetIssueNote(project, 11, note.ID)
		client.Notes.DeleteIssueNote(project, 11, note.ID)
	}
	client.Discussions.ListIssueDiscussions(project, 11, nil)
	client.MergeRequests.ListMergeRequests(nil)
	client.MergeRequests.ListMergeRequests(&gitlab.ListMergeRequestsOptions{Scope: gitlab.Ptr("all"), Labels: (*gitlab.LabelOptions)(&[]string{"telemetry"})})
	client.MergeRequests.ListGroupMergeRequests("acme", nil)
	client.Milestones.ListMilestones(project, nil)
	client.Milestones.GetMilestone(project, 31)
	title := fmt.Sprintf("Leg %d", turn)
	milestone, _, err := client.Milestones.CreateMilestone(project, &gitlab.CreateMilestoneOptions{Title: &title})
	if err == nil {
		client.Milestones.DeleteMilestone(project, milestone.ID)
	}
	client.Runners.ListRunners(nil)
	client.Runners.ListRunnerJobs(61, nil)
	client.Runners.ListProjectRunners(project, nil)
	client.DeployKeys.ListProjectDeployKeys(project, nil)
	client.ProtectedEnvironments.ListProtectedEnvironments(project, nil)
	environment := fmt.Sprintf("test-%d", turn)
	if turn%2 == 0 {
		environment = fmt.Sprintf("integration-test-%d", turn)
	}
	level := gitlab.AccessLevelValue(40)
	client.ProtectedEnvironments.ProtectRepositoryEnvironments(project, &gitlab.ProtectRepositoryEnvironmentsOptions{
		Name:               &environment,
		DeployAccessLevels: &[]*gitlab.EnvironmentAccessOptions{{AccessLevel: &level}},
	})
	client.ProtectedEnvironments.UnprotectEnvironment(project, environment)
	client.Users.ListSSHKeys(nil)
	client.ProjectMirrors.ListProjectMirror(project, nil)
	client.ProjectCluster.ListClusters(project)
	client.ProjectCluster.GetCluster(project, 18)
}
